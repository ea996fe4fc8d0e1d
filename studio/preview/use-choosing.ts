import { useCallback, useEffect, useRef, useState } from "react";
import {
  type PresentationParams,
  usePresentationNavigate,
  usePresentationParams,
} from "sanity/presentation";
import { useRouter } from "sanity/router";
import { type LanguageId, splitLanguage } from "../../schemas/shared/languages.ts";
import { AS_OF_PARAMETER, readAsOf } from "../../schemas/shared/preview/as-of.ts";
import {
  isPageState,
  type PageStateId,
  pageState,
  STATE_PARAMETER,
} from "../../schemas/shared/preview/page-states.ts";
import { addressOfListening } from "../../schemas/shared/preview/typed-document.ts";
import { pageAt } from "../../schemas/shared/routes.ts";
import { publicSiteUrl } from "../environment.ts";

/**
 * A page may report its address several times after loading, and one that redirects never reports
 * the chosen one.
 */
const MOST_REPEATS = 3;

/**
 * Milliseconds after which a silent page counts as loaded, because some pages cannot report, such
 * as the error page.
 */
const LONGEST_WAIT_MS = 10_000;

/**
 * Milliseconds after the frame has loaded something, in which the page says what it is. The frame may
 * have loaded what was chosen before.
 */
const TOLD_WITHIN_MS = 3_000;

/**
 * Milliseconds for a chosen page to report its address. After that the frame's address is set
 * directly.
 */
const CONFIRMED_WITHIN_MS = 5_000;

/** An address of the preview, and the document and field that are opened beside it. */
type Choice = [address: string, document?: { type: string; id: string; path?: string }];

/** A choice that has not loaded yet, and the time limit for it. */
type Chosen = { choice: Choice; until: number };

/**
 * Makes the preview show what an editor chooses, and returns what it shows and whether a choice is
 * still loading. Every page is a document of its own, and Sanity follows the first address that a
 * document reports, which is its current one. A choice before that report is therefore repeated
 * after it.
 */
export function useChoosing() {
  const navigate = usePresentationNavigate();
  const { preview, type, id, path, viewport } = usePresentationParams();
  const shown = readShown(preview, publicSiteUrl);
  const seen = useRef(preview);
  const chosen = useRef<Chosen>(undefined);
  const repeats = useRef(0);
  const [coming, setComing] = useState<string>();
  const [unconfirmed, setUnconfirmed] = useState<string>();

  // Sanity asks the page in the frame to navigate. A page that is closing or not connected yet
  // misses this, so the frame's address is set directly then.
  useEffect(() => {
    if (unconfirmed === undefined) return;
    if (isSaidByPage(preview) && showSame(unconfirmed, preview)) return setUnconfirmed(undefined);
    const late = setTimeout(() => {
      document
        .querySelector("iframe")
        ?.setAttribute("src", new URL(unconfirmed, publicSiteUrl).href);
      setUnconfirmed(undefined);
    }, CONFIRMED_WITHIN_MS);
    return () => clearTimeout(late);
  }, [unconfirmed, preview]);

  useEffect(() => {
    if (coming === undefined) return;
    const hasCome = () => setComing(undefined);
    if (isSaidByPage(preview) && showSame(coming, preview)) return hasCome();
    const longest = setTimeout(hasCome, LONGEST_WAIT_MS);
    let silent: ReturnType<typeof setTimeout> | undefined;
    const hasLoaded = () => {
      clearTimeout(silent);
      silent = setTimeout(hasCome, TOLD_WITHIN_MS);
    };
    const frame = document.querySelector("iframe");
    // The page says this itself, seconds before Sanity hears of it.
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame?.contentWindow || !showSame(coming, addressOfListening(data))) return;
      setUnconfirmed(undefined);
      hasCome();
    };
    frame?.addEventListener("load", hasLoaded);
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(longest);
      clearTimeout(silent);
      frame?.removeEventListener("load", hasLoaded);
      window.removeEventListener("message", onMessage);
    };
  }, [coming, preview]);

  useEffect(() => {
    const isNew = seen.current !== preview;
    seen.current = preview;
    if (!isNew || !isSaidByPage(preview)) return;
    const choice = choiceIn(chosen.current);
    if (choice === undefined) return;
    repeats.current += 1;
    const hasCome = showSame(choice[0], preview);
    if (hasCome || repeats.current >= MOST_REPEATS) chosen.current = undefined;
    if (!hasCome) navigate(...choice);
  }, [preview, navigate]);

  const choose = useCallback(
    (...choice: Choice) => {
      const isShown = showSame(choice[0], preview);
      setUnconfirmed(isShown ? undefined : choice[0]);
      if (!isShown) setComing(choice[0]);
      chosen.current = isShown ? undefined : { choice, until: Date.now() + LONGEST_WAIT_MS };
      repeats.current = 0;
      afterPaint(() => navigate(...choice));
    },
    [navigate, preview],
  );
  const isOtherChosen = useCallback(() => {
    const choice = choiceIn(chosen.current);
    return choice !== undefined && !showSame(choice[0], preview);
  }, [preview]);
  useKeptBeside(shown, { type, id, path }, isOtherChosen);
  usePhoneWidth(shown?.state, viewport);
  return { choose, isComing: coming !== undefined, shown };
}

/**
 * Runs something once the browser has painted what the editor sees of their choice, because a
 * navigation renders all of the Studio first.
 */
const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

const choiceIn = (chosen: Chosen | undefined): Choice | undefined =>
  chosen !== undefined && Date.now() <= chosen.until ? chosen.choice : undefined;

/** After this many milliseconds only the editor opens another document. */
const SETTLED_MS = 10_000;

type Beside = Pick<PresentationParams, "type" | "id" | "path">;

/**
 * Keeps the texts of a state open. When a page has loaded, Sanity opens the page's own document if
 * the last two pages had the same document beside them.
 * @param isOtherChosen tells whether the editor has chosen something else that is still loading
 */
function useKeptBeside(
  shown: Shown | undefined,
  { type, id, path }: Beside,
  isOtherChosen: () => boolean,
): void {
  const navigate = usePresentationNavigate();
  const kept = useRef<{ state: PageStateId; until: number }>(undefined);
  const state = shown?.state;
  const own = shown === undefined ? undefined : pageAt(shown.path)?.type;
  useEffect(() => {
    if (state === undefined || isOtherChosen()) return;
    if (kept.current?.state !== state) kept.current = { state, until: Date.now() + SETTLED_MS };
    const { document, field } = pageState(state);
    const isPages = id === own && (type !== document || path === undefined);
    if (!isPages || Date.now() > kept.current.until) return;
    const words = { type: document, id: document, path: field };
    navigate(undefined, words);
  }, [navigate, state, own, type, id, path, isOtherChosen]);
}

/**
 * Shows a state that exists on phones only at the width of a phone, also when it is opened from a
 * bookmark.
 */
function usePhoneWidth(state: PageStateId | undefined, viewport: string | undefined): void {
  const { navigate, state: route } = useRouter();
  const isMissing = state !== undefined && pageState(state).isOnPhone && viewport !== "mobile";
  useEffect(() => {
    if (!isMissing) return;
    const others = (route._searchParams ?? []).filter(([name]) => name !== "viewport");
    navigate({ ...route, _searchParams: [...others, ["viewport", "mobile"]] }, { replace: true });
  }, [isMissing, navigate, route]);
}

/** A page reports its full address, while a choice is a path. */
function isSaidByPage(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address);
}

function showSame(...addresses: (string | undefined)[]): boolean {
  const [one, other] = addresses.map((address) => readShown(address, publicSiteUrl));
  return (
    one?.path === other?.path &&
    one?.language === other?.language &&
    one?.day === other?.day &&
    one?.state === other?.state
  );
}

/** The content of the preview: a page or a state in a language, now or on a day. */
type Shown = {
  /** Of the page in English. */
  path: string;
  language: LanguageId;
  day: string | undefined;
  state: PageStateId | undefined;
};

/**
 * Reads what an address of the preview shows.
 * @param address a path of the site, or the full address that Sanity uses after the page has
 *   reported it
 * @param site base of the site's addresses
 * @returns undefined for an address of another site
 */
export function readShown(address: string | undefined, site: string): Shown | undefined {
  if (address === undefined || !URL.canParse(address, site)) return undefined;
  const { origin, pathname, searchParams } = new URL(address, site);
  if (origin !== new URL(site).origin) return undefined;
  const state = searchParams.get(STATE_PARAMETER) ?? "";
  return {
    ...splitLanguage(pathname),
    day: readAsOf(searchParams.get(AS_OF_PARAMETER)),
    state: isPageState(state) ? state : undefined,
  };
}
