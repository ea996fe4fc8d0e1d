import { Box, Button } from "@sanity/ui";
import { type ReactNode, useState } from "react";

type FirstOfProps<Item> = {
  items: readonly Item[];
  /** Items that are shown at once, and with each press. */
  count: number;
  children: (shown: readonly Item[]) => ReactNode;
};

/** The first items of a list, and a button for more: thousands at once would hold the tab up. */
export function FirstOf<Item>({ items, count, children }: FirstOfProps<Item>) {
  const [shown, setShown] = useState(count);
  return (
    <>
      {children(items.slice(0, shown))}
      {shown < items.length && (
        <Box>
          <Button
            mode="ghost"
            fontSize={1}
            text={`Show more (${items.length - shown})`}
            onClick={() => setShown(shown + count)}
          />
        </Box>
      )}
    </>
  );
}
