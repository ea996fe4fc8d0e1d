/** Id of the data block in which a sleeping page says how React is woken. */
export const ISLAND_ID = "react-asleep";

export type Island = {
  /** Hash of the copy of the page from which React takes the page over. */
  copy: string;
  /** Addresses of the scripts that Next would have put into the page, in its order. */
  scripts: string[];
  /** What Next's bundler is told to run when these scripts have come. */
  bootstrap: Record<string, unknown>;
};

/** Where Next's scripts are. */
export const CHUNKS = "/_next/static/";

/** Where copies are, each by its hash and the path of its page: `/_asleep/<hash>/contact`. */
export const COPIES = "/_asleep/";
