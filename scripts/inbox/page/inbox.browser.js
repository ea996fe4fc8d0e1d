// Keeps the page up to date: at each change it fetches the page again and takes over what differs,
// item by item, so that focus, open details and half-made choices stay where they are.
const byId = (root, id) => root.getElementById(id);

async function refresh() {
  const response = await fetch(location.href);
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), "text/html");

  const list = byId(document, "messages");
  for (const item of [...list.children]) {
    if (!byId(next, item.id)) item.remove();
  }
  const newestKnown = list.firstElementChild;
  let place = newestKnown;
  let arrived = 0;
  for (const item of [...byId(next, "messages").children]) {
    const own = byId(document, item.id);
    if (own) {
      place = own.nextElementSibling;
      continue;
    }
    // What stands before all that was known is new; the rest moved up from the page of older ones.
    if (place === newestKnown) arrived += 1;
    list.insertBefore(document.adoptNode(item), place);
  }

  for (const id of ["count", "failure-state"]) {
    byId(document, id).textContent = byId(next, id).textContent;
  }
  byId(document, "older").href = byId(next, "older").href;
  for (const id of ["empty", "all-messages", "newest", "older"]) {
    byId(document, id).hidden = byId(next, id).hidden;
  }
  document.title = next.title;
  if (arrived > 0) {
    byId(document, "announcement").textContent =
      arrived === 1 ? "1 new message" : `${arrived} new messages`;
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
