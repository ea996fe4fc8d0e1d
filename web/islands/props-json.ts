/**
 * The props of an island as JSON. Invisible characters are escaped, so that no page and no response
 * holds one. They are the same once the browser has read the JSON.
 */
export const propsJson = (props: object): string =>
  JSON.stringify(props).replaceAll(/\p{Cf}/gu, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
