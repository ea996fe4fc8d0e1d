/**
 * Address of this very server, past whatever stands in front of it. Next tells the port it listens
 * on by `PORT`; it listens on every address, unless `next start -H` names one other than this.
 */
export function ownOrigin(): string {
  return `http://127.0.0.1:${process.env.PORT}`;
}
