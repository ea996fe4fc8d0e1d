// Everything that a server for one machine needs, also one that is no content lake.
export { isLoopbackHost, isLoopbackOrigin } from "./loopback-host.ts";
export {
  BodyTooLargeError,
  type LoopbackServer,
  readBody,
  runUntilStopped,
  startLoopbackServer,
} from "./loopback-server.ts";
export { asDatabaseError, DatabaseError, inTransaction, openDatabase } from "./sqlite.ts";
