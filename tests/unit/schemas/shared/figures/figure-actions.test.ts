import { expect, test } from "vitest";
import {
  changeActions,
  confirmActions,
  newReleaseId,
  scheduleActions,
} from "#schemas/shared/figures/figure-actions.ts";

const figure = {
  _id: "figure-rate",
  _type: "figure" as const,
  label: "Tax rate",
  value: "9",
  unit: "%",
  sourceTitle: "A law",
  checkedOn: "2026-01-01",
  status: "toBeConfirmed",
};
const ids = { draftId: "drafts.figure-rate", publishedId: "figure-rate" };
const publish = { actionType: "sanity.action.document.publish", ...ids };
const begin = {
  actionType: "sanity.action.document.version.create",
  publishedId: ids.publishedId,
  baseId: ids.publishedId,
  versionId: ids.draftId,
};
const change = { value: "10", sourceTitle: "A new law", checkedOn: "2026-11-22" };

test("confirming sets the day and the status, and leaves the review day to the default", () => {
  expect(confirmActions(figure, "2026-11-22")).toEqual([
    begin,
    {
      actionType: "sanity.action.document.edit",
      ...ids,
      patch: { set: { checkedOn: "2026-11-22", status: "confirmed" }, unset: ["reviewBy"] },
    },
    publish,
  ]);
});

test("confirming a figure that names its review day keeps its rhythm", () => {
  expect(confirmActions({ ...figure, reviewBy: "2026-01-31" }, "2026-11-22")).toEqual([
    begin,
    {
      actionType: "sanity.action.document.edit",
      ...ids,
      patch: {
        set: { checkedOn: "2026-11-22", status: "confirmed", reviewBy: "2026-12-22" },
        unset: [],
      },
    },
    publish,
  ]);
});

test("a change from today on is published at once, without the old address of the source", () => {
  expect(changeActions(figure, change)).toEqual([
    begin,
    {
      actionType: "sanity.action.document.edit",
      ...ids,
      patch: { set: { ...change, status: "confirmed" }, unset: ["reviewBy", "sourceUrl"] },
    },
    publish,
  ]);
});

test("a change from a later day on is a scheduled release with one version", () => {
  const published = {
    ...figure,
    _rev: "1",
    _createdAt: "a",
    _updatedAt: "b",
    qualifier: "From 2023.",
    sourceUrl: "https://old.example.com",
    distinctFrom: [{ _key: "a", _type: "reference", _ref: "figure-other", _weak: true }],
  };
  const actions = scheduleActions({
    figure,
    published,
    change: { ...change, sourceUrl: "https://new.example.com" },
    from: "2027-01-01",
    releaseId: "r1",
  });
  expect(actions).toEqual([
    {
      actionType: "sanity.action.release.create",
      releaseId: "r1",
      metadata: {
        title: "Tax rate: 10 from 2027-01-01",
        releaseType: "scheduled",
        intendedPublishAt: "2026-12-31T20:00:00.000Z",
      },
    },
    {
      actionType: "sanity.action.document.version.create",
      publishedId: "figure-rate",
      document: {
        _id: "versions.r1.figure-rate",
        _type: "figure",
        label: "Tax rate",
        value: "10",
        unit: "%",
        qualifier: "From 2023.",
        sourceTitle: "A new law",
        sourceUrl: "https://new.example.com",
        checkedOn: "2026-11-22",
        status: "confirmed",
        distinctFrom: published.distinctFrom,
      },
    },
    {
      actionType: "sanity.action.release.schedule",
      releaseId: "r1",
      publishAt: "2026-12-31T20:00:00.000Z",
    },
  ]);
});

test("releases have ids of their own, as the Studio makes them", () => {
  expect(newReleaseId()).toMatch(/^r[0-9a-f]{8}$/);
  expect(newReleaseId()).not.toBe(newReleaseId());
});
