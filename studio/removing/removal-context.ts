import { createContext, useContext } from "react";

/** A published page that an editor is about to unpublish or delete. */
export type Removal = { id: string; type: string; path: string };

/** Says which page is about to go; once it has gone, a redirect of its address is offered. */
export const RemovalContext = createContext<(removal: Removal) => void>(() => {});

export const useExpectRemoval = () => useContext(RemovalContext);
