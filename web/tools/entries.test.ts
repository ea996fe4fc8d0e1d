import { expect, test } from "vitest";
import { addressOfEntries, entriesIn } from "./entries.ts";
import { readToolRequest } from "./read-tool-request.ts";

const entriesOf = (query: string) => entriesIn(new URLSearchParams(query));

test("empty rows at the end of a question are left out, and every other character is kept", () => {
  const entries = entriesOf("arrival=a&arrival=&arrival=b&arrival=&revenue=1,000,&month=");
  expect(entries).toEqual({ arrival: "a,,b", revenue: "1,000,", month: "" });
});

test("the address of a result contains the entries, and opens the same result", () => {
  const asked = { kind: "tax-estimate", entries: { revenue: "1,000", currency: "AED" } } as const;
  const entries = { ...asked.entries, profit: "" };
  const address = addressOfEntries("/free-zones/tax-benefits", { ...asked, entries });
  expect(address).toMatch(
    /^\/free-zones\/tax-benefits\?tool=tax-estimate&check=[0-9a-z]+&revenue=1%2C000&currency=AED$/,
  );
  const { searchParams } = new URL(address, "https://nordune.example");
  expect(readToolRequest(searchParams)).toEqual(asked);
});

test("several choices of one question stay together, and an address that names no tool or two opens none", () => {
  const asks = (query: string) => readToolRequest(new URLSearchParams(query));
  const chosen = asks("tool=zone-finder&compare=dmcc&compare=difc");
  expect(chosen?.entries).toEqual({ compare: "dmcc,difc" });
  for (const none of ["", "tool=horoscope", "tool=toString", "tool=visa-route&tool=tax-estimate"]) {
    expect(asks(none), none).toBeUndefined();
  }
});
