// sanity 6.16.0: Sanity keeps the time zone of schedules for each user, and has no option for the whole
// workspace. Not needed once it has one.

import { useEffect } from "react";
import { definePlugin, type LayoutProps, useKeyValueStore } from "sanity";

/**
 * The keys under which Sanity stores a user's time zone for schedules and releases. Sanity has no
 * option for the whole workspace. `tests/e2e/studio/releases.spec.ts` notices when the keys change.
 */
const KEPT_UNDER = ["studio.timezone.scheduled-publishing", "studio.timezone.content-releases"];

/** Sets the time zone of schedules and releases to Dubai, unless the user has chosen another. */
function InDubai(props: LayoutProps) {
  const store = useKeyValueStore();
  useEffect(() => {
    const reading = KEPT_UNDER.map((key) =>
      store.getKey(key).subscribe((zone) => {
        if (zone === null) store.setKey(key, "Asia/Dubai").catch(console.error);
      }),
    );
    return () => {
      for (const each of reading) each.unsubscribe();
    };
  }, [store]);
  return props.renderDefault(props);
}

export const dubaiTime = definePlugin({
  name: "nordune/dubai-time",
  studio: { components: { layout: InDubai } },
});
