/** The intent of a link that opens a figure in the Figures tool; its parameter is the figure's `id`. */
export const OPEN_FIGURE = "figure";
