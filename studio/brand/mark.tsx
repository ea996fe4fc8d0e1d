/** The company's mark, as the browser's tab has it, in the Studio's navigation bar. */
export const Mark = () => (
  // biome-ignore lint/performance/noImgElement: the Studio is no Next application.
  <img src="/static/favicon.svg" alt="" style={{ width: "1em", height: "1em" }} />
);
