import { expect, test } from "vitest";
import { frontConfiguration, serverLines } from "./configuration.ts";

const settings = {
  listen: "443 ssl",
  servers: serverLines(["127.0.0.1:3000", "site-2:3000"]),
  directory: "/var/lib/the front",
};

test.each([
  ["listen", "80; include /etc/passwd"],
  ["servers", "server 127.0.0.1:3000 down;"],
  ["servers", "include /etc/passwd;"],
  ["directory", '/tmp/"; daemon on; #'],
])("the nginx configuration refuses %s “%s”", (name, value) => {
  expect(() => frontConfiguration({ ...settings, [name]: value })).toThrow(
    `nginx cannot take this as ${name}`,
  );
});
