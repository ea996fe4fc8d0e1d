import { at, defineMigration, unset } from "sanity/migrate";
import { isRecord } from "../../shared/record.ts";

/**
 * Removes the field `when` from the steps of the home page, which names two speeds instead. Drafts
 * and versions are migrated too. A second run changes nothing.
 */
export default defineMigration({
  title: "Leave the weeks out of the steps of the home page",
  documentTypes: ["homePage"],
  migrate: {
    document({ process }) {
      const steps = isRecord(process) && Array.isArray(process.steps) ? process.steps : [];
      return steps
        .filter((step) => isRecord(step) && Object.hasOwn(step, "when"))
        .map(({ _key }) => at(["process", "steps", { _key: `${_key}` }, "when"], unset()));
    },
  },
});
