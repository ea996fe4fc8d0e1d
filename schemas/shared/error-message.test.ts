import { expect, test } from "vitest";
import { messageOf } from "./error-message.ts";

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
const both = new AggregateError([refused("::1:4000"), refused("127.0.0.1:4000")]);
const failed = (cause: unknown) => new TypeError("fetch failed", { cause });

test.each<[string, unknown, string]>([
  ["is its own", new Error("No such page"), "No such page"],
  ["does not repeat its cause", new Error("No such page", { cause: both }), "No such page"],
  ["that is only a text is that text", "No such page", "No such page"],
  ["without words is its name", new RangeError(), "RangeError"],
  [
    "without words is that of its cause",
    new Error("", { cause: refused("a") }),
    refused("a").message,
  ],
  ["that only failed says why", failed(refused("a")), "fetch failed: connect ECONNREFUSED a"],
  [
    "of several addresses says each",
    failed(both),
    "fetch failed: connect ECONNREFUSED ::1:4000; connect ECONNREFUSED 127.0.0.1:4000",
  ],
  [
    "of several questions says each reason once",
    new AggregateError([failed(refused("a")), failed(refused("a")), new AggregateError([both])]),
    "fetch failed: connect ECONNREFUSED a; connect ECONNREFUSED ::1:4000; connect ECONNREFUSED 127.0.0.1:4000",
  ],
  [
    "with words of its own says them first",
    new AggregateError([refused("a"), "gone"], "Two failed"),
    "Two failed: connect ECONNREFUSED a; gone",
  ],
  ["of none says its name", new AggregateError([]), "AggregateError"],
])("the message of an error %s", (_what, error, message) => {
  expect(messageOf(error)).toBe(message);
});
