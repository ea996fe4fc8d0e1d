import { useCallback, useEffect, useRef } from "react";
import {
  type PresentationNavigateContextValue,
  usePresentationNavigate,
  usePresentationParams,
} from "sanity/presentation";
import { publicSiteUrl } from "../environment.ts";
import { readShown } from "./shown.ts";

/** A page that has just come may say more than once where it is. */
const MOST_REPEATS = 3;

type Choice = Parameters<PresentationNavigateContextValue>;

/**
 * Has the preview show what an editor chooses. Sanity goes by what the page says first, and that is
 * where it was: what is chosen before then is chosen once more.
 */
export function useChoosing(): (...choice: Choice) => void {
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  const seen = useRef(preview);
  const hasPageSpoken = useRef(false);
  const early = useRef<Choice>(undefined);
  const repeats = useRef(0);

  useEffect(() => {
    const isNew = seen.current !== preview;
    seen.current = preview;
    if (!isNew || !isSaidByPage(preview)) return;
    hasPageSpoken.current = true;
    const choice = early.current;
    if (choice === undefined) return;
    repeats.current += 1;
    const hasCome = showSame(choice[0], preview);
    if (hasCome || repeats.current >= MOST_REPEATS) early.current = undefined;
    if (!hasCome) navigate(...choice);
  }, [preview, navigate]);

  return useCallback(
    (...choice) => {
      const isEarly = !hasPageSpoken.current && !showSame(choice[0], preview);
      early.current = isEarly ? choice : undefined;
      repeats.current = 0;
      navigate(...choice);
    },
    [navigate, preview],
  );
}

/** A page says its whole address; what is chosen is a path. */
function isSaidByPage(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address);
}

function showSame(...addresses: (string | undefined)[]): boolean {
  const [one, other] = addresses.map((address) => readShown(address, publicSiteUrl));
  return one?.path === other?.path && one?.day === other?.day && one?.state === other?.state;
}
