/**
 * What the Studio, without any fault of ours, says on the console against a local content lake.
 * Each is one known line; anything else fails the test.
 */
export const studioConsole: RegExp[] = [
  // The Studio opens its presence socket twice while it starts, and drops the first.
  /WebSocket connection to 'ws:\/\/localhost:\d+\/v[\d-]+\/socket\/\S+' failed: WebSocket is closed before the connection is established/,
  // It also says who is there on a page that is being left.
  /WebSocket is already in CLOSING or CLOSED state/,
  // The preview of a page that takes its time says so, and connects all the same.
  /Unable to connect to visual editing/,
  // A previewed page that is just rendered anew answers Sanity's messages late.
  /\[@sanity\/comlink\] Received no response to message/,
  // One that is left while it is rendered anew breaks that off.
  /Failed to fetch RSC payload for \S+ Falling back to browser navigation\. TypeError: (Failed to fetch|network error)/,
  // What changes while the Studio reads a document is told to it once more, and is in it already.
  /Document out of sync, skipping mutation/,
  // A rule that asks the content lake waits for it where the machine is busy.
  /Custom validator at \S+ has taken more than \d+ms to respond/,
  // A deprecation inside the Studio's own HTTP library.
  /The `uri` request option has been renamed to `url`/,
];
