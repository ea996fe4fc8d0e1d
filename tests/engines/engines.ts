import { existsSync, globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { execa } from "execa";
import puppeteer from "puppeteer-core";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";

/**
 * A browser with one window, used like a person. Selectors are CSS; `
 * ` is the Enter key.
 */
export type Engine = {
  open: (url: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

const DRIVER_PORT = 3190;
/** About as long as Puppeteer waits for an element. */
const PATIENCE_MS = 20_000;
const RETRY_MS = 200;
/** The Enter key (W3C WebDriver, 17.4.2). */
const ENTER = "\uE007";
/** Names an element in an answer of the WebDriver protocol (W3C WebDriver, section 12.1). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const [firefox] = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].filter(existsSync);
const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
const webKitDriver = ["/usr/bin/WebKitWebDriver"].find(existsSync);

/** The engines beside Chromium that this machine has; on Debian firefox-esr, webkit2gtk-driver and xvfb. */
export const installed: Record<string, () => Promise<Engine>> = {
  ...(firefox && { Firefox: () => startFirefox(firefox) }),
  ...(miniBrowser && webKitDriver && { WebKit: () => startWebKit(webKitDriver, miniBrowser) }),
};

async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    click: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      await page.locator(selector).click();
      await page.keyboard.type(text);
    },
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

async function startWebKit(driver: string, binary: string): Promise<Engine> {
  const address = `http://127.0.0.1:${DRIVER_PORT}`;
  const args = ["-a", driver, `--port=${DRIVER_PORT}`];
  const process = execa("xvfb-run", args, { stdio: "ignore", reject: false });
  await waitForHttp(`${address}/status`, { timeoutMs: 15_000 });
  const ask = async (method: "POST" | "DELETE", path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const alwaysMatch = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = Object(await ask("POST", "/session", { capabilities: { alwaysMatch } }));
  const session = `/session/${sessionId}`;
  /**
   * Does something with an element, and retries once if the element is missing or was just
   * replaced.
   */
  const act = async (selector: string, what: string, body: object): Promise<void> => {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        const how = { using: "css selector", value: selector };
        const found = Object(await ask("POST", `${session}/element`, how));
        await ask("POST", `${session}/element/${found[ELEMENT]}/${what}`, body);
        return;
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        await sleep(RETRY_MS);
      }
    }
  };
  return {
    open: async (url) => void (await ask("POST", `${session}/url`, { url })),
    click: (selector) => act(selector, "click", {}),
    type: (selector, text) => act(selector, "value", { text: text.replace("\n", ENTER) }),
    evaluate: (expression) =>
      ask("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    resize: async (width, height) =>
      void (await ask("POST", `${session}/window/rect`, { width, height })),
    close: async () => {
      await ask("DELETE", session);
      process.kill("SIGTERM");
      await process;
    },
  };
}
