// Keeps the page up to date: at each change it fetches the page again and takes over what differs,
// item by item, so that focus, open details and half-made choices stay where they are.
const byId = (root, id) => root.getElementById(id);

async function refresh() {
  const response = await fetch("/");
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), "text/html");

  const list = byId(document, "messages");
  for (const item of [...list.children]) {
    if (!byId(next, item.id)) item.remove();
  }
  const arrived = [...byId(next, "messages").children].filter((item) => !byId(document, item.id));
  // The newest stands first: prepend from the oldest of the new ones on.
  for (const item of arrived.reverse()) list.prepend(document.adoptNode(item));

  for (const id of ["count", "failure-state"]) {
    byId(document, id).textContent = byId(next, id).textContent;
  }
  for (const id of ["empty", "all-messages"]) {
    byId(document, id).hidden = byId(next, id).hidden;
  }
  document.title = next.title;
  if (arrived.length > 0) {
    byId(document, "announcement").textContent =
      arrived.length === 1 ? "1 new message" : `${arrived.length} new messages`;
  }
}

// One refresh at a time: an older answer that arrives late must not undo a newer one.
let last = Promise.resolve();
const enqueueRefresh = () => {
  last = last
    .then(refresh)
    .catch((error) => console.warn("The page could not be refreshed", error));
};

const events = new EventSource("/api/inbox/events");
events.addEventListener("change", enqueueRefresh);
// Also after a lost connection came back: something may have arrived meanwhile.
events.addEventListener("welcome", enqueueRefresh);
