/**
 * The intent of links that open a figure in the Figures tool. Its parameter is the figure's `id`.
 */
export const OPEN_FIGURE = "figure";

/**
 * The intent of links that open a list of the Figures tool. Its parameter is the `tab`; Sanity
 * follows no intent without a parameter.
 */
export const OPEN_FIGURE_TAB = "figure-tab";
