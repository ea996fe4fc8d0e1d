import { useEffect } from "react";
import { definePlugin, type LayoutProps, useKeyValueStore } from "sanity";

/**
 * Where Sanity keeps in which time zone somebody sees schedules and releases. It has no option for
 * the whole workspace; `tests/e2e/studio/releases.spec.ts` tells when it keeps it elsewhere.
 */
const KEPT_UNDER = ["studio.timezone.scheduled-publishing", "studio.timezone.content-releases"];

/** Has schedules and releases begin in the time zone of the law, for whoever has chosen no other. */
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
