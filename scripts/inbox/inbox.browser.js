// Updates the page item by item, so that focus, open details and choices stay.
async function refresh() {
  const text = await (await fetch(location.href)).text();
  const next = new DOMParser().parseFromString(text, "text/html");
  const list = document.getElementById("messages");
  for (const item of [...list.children]) if (!next.getElementById(item.id)) item.remove();
  const arrived = [...next.getElementById("messages").children].filter(
    ({ id }) => !document.getElementById(id),
  );
  list.prepend(...arrived.map((item) => document.adoptNode(item)));
  for (const id of ["count", "summary", "failure-state"]) {
    document.getElementById(id).textContent = next.getElementById(id).textContent;
  }
  document.title = next.title;
  if (arrived.length > 0) {
    document.getElementById("announcement").textContent = `New messages: ${arrived.length}`;
  }
}

for (;;) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await refresh().catch((error) => console.warn("The page was not refreshed", error));
}
