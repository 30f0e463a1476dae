import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Engines } from '../../scripts/find-engines.ts';
import type { DrivenElement, Driver, Window } from './driver.ts';
import { findUsable, recordComplaints } from './in-page.ts';

function drive(element: WebElement): DrivenElement {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    select: (value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
    upload: (file) => element.sendKeys(file),
  };
}

/** Opens a virtual screen of the window's size. The program chooses a free number for it. */
async function openDisplay(program: string, { width, height }: Window) {
  const size = `${width}x${height}x24`;
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return { server, name: `:${number}` };
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}

/** The driver prints nothing when it listens, so its status is asked until it responds. */
async function waitUntilReady(address: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error(`WebKitWebDriver stopped while it was starting (${driver.exitCode})`);
}

async function startSession(address: string, browser: string): Promise<WebDriver> {
  // Full screen leaves out the toolbar, which is wider than a phone.
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * Opens MiniBrowser on a screen of its own. It has no events for errors, so they are recorded from the first look at a
 * page on.
 */
export async function openWebkit(programs: Engines['webkit'], window: Window): Promise<Driver> {
  const display = await openDisplay(programs.display, window);
  const port = await findFreePort();
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, TZ: 'Africa/Nairobi', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address, server);
  const session = await startSession(address, programs.browser);
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...window });
  const record = () => session.executeScript(recordComplaints);

  return {
    open: async (page) => {
      await session.get(page);
      await record();
    },
    openTab: async (page) => {
      const first = await session.getWindowHandle();
      await session.switchTo().newWindow('tab');
      await session.get(page);
      await session.switchTo().window(first);
    },
    evaluate: (body, ...args) => session.executeScript(body as never, ...args),
    find: async (search) => {
      await record();
      const element = await session.executeScript<WebElement | null>(findUsable, search);
      return element && drive(element);
    },
    pressKey: (key) =>
      session
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    complaints: () => session.executeScript<string[]>(() => globalThis.window.mwanzoComplaints ?? []),
    close: async () => {
      await session.quit();
      await stop(server);
      await stop(display.server);
    },
  };
}
