// What any server for one machine needs, also one that is no content lake.
export { isLoopbackHost, isLoopbackOrigin } from "./loopback-host.ts";
export { type LoopbackServer, startLoopbackServer } from "./loopback-server.ts";
export { BodyTooLargeError, readBody } from "./read-body.ts";
export { toResponseBody } from "./response-body.ts";
export { runUntilStopped } from "./run-until-stopped.ts";
export { asDatabaseError, DatabaseError, inTransaction, openDatabase } from "./sqlite.ts";
