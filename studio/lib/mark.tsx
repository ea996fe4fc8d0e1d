export const Mark = () => (
  // biome-ignore lint/performance/noImgElement: the Studio is no Next application.
  <img src="/static/favicon.svg" alt="" style={{ width: "1em", height: "1em" }} />
);
