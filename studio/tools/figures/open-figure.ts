/**
 * The intent of links that open a figure in the Figures tool. Its parameter is the figure's `id`.
 */
export const OPEN_FIGURE = "figure";
