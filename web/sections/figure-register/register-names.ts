/** Id of the register for links, and of its search field. */
export const REGISTER = "figures";
export const REGISTER_FIELD = "find-figure";
