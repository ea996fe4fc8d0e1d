import type { NextApiHandler } from "next";

/** Responds while the process runs. A supervisor restarts a process that does not respond. */
const health: NextApiHandler = (_request, response) => {
  response.setHeader("Cache-Control", "no-store").json({ status: "up" });
};

export default health;
