/** Id of the register, which links lead to, and of the field that narrows it. */
export const REGISTER = "figures";
export const REGISTER_FIELD = "find-figure";
