import type { NextApiHandler } from "next";

/** The process is up and answers. A supervisor restarts one that does not. */
const health: NextApiHandler = (_request, response) => {
  response.setHeader("Cache-Control", "no-store").json({ status: "up" });
};

export default health;
