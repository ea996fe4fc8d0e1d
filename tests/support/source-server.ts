import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a page of the server answers. */
export type SourcePage =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/**
 * A site whose pages a test changes, as the source of figures. The test opens and closes the server.
 */
export function createSourceServer(pages: Record<string, SourcePage> = {}) {
  const asked: { path: string; at: number; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    const { url: path = "", headers } = request;
    asked.push({ path, at: performance.now(), headers });
    const page = pages[path] ?? { status: 404 };
    if (typeof page === "function") return page(request, response);
    const { status = 200, headers: own, body = "" } = typeof page === "string" ? html(page) : page;
    return response.writeHead(status, own).end(body);
  });
  return { server, pages, asked };
}

const html = (text: string) => ({
  headers: { "content-type": "text/html; charset=utf-8" },
  body: articlePage(text),
  status: 200,
});

/** A page with a menu, an article and a footer, as ministries have them. */
export const articlePage = (text: string) => `<!doctype html><html lang="en"><head>
<title>Value added tax</title></head><body><nav><a href="/">Home</a> <a href="/2">Services</a></nav>
<main><article><h1>Value added tax</h1>
<p>${"A business registers for the tax when its supplies pass a threshold. ".repeat(8)}</p>
<p>${text}</p>
<p>${"The authority decides on an application within some weeks, and then sends a number. ".repeat(8)}</p>
</article></main><footer>All rights reserved</footer></body></html>`;

/** A PDF document of one page with one line of text. */
export function pdfWith(text: string): Uint8Array {
  const stream = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return new TextEncoder().encode(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}
