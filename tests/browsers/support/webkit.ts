import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, error, Key, until, type WebDriver } from 'selenium-webdriver';
import { pathOf } from '../../programs';
import { freePort, untilListening } from '../../support/ports';
import { HEIGHT, type Launch, type Session } from './session';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN };

/** Maximum wait for an element that is to be clicked, in ms. */
const WAIT_MS = 20_000;

/** True while an element, or what holds it, moves: a click would meet what lies at its former place. */
const isMoving = (element: Element): boolean =>
  document.getAnimations().some((animation) => {
    const { target = null } = (animation.effect ?? {}) as { target?: Element | null };
    return animation.playState === 'running' && target?.contains(element);
  });

/** Clicks an element as soon as it can be clicked: the driver does not wait for a menu that opens. */
const click = async (driver: WebDriver, selector: string): Promise<void> => {
  const element = await driver.wait(until.elementLocated(By.css(selector)), WAIT_MS);
  await driver.wait(async () => {
    if (await driver.executeScript<boolean>(isMoving, element)) return false;
    try {
      await element.click();
      return true;
    } catch (problem) {
      if (problem instanceof error.ElementNotInteractableError) return false;
      throw problem;
    }
  }, WAIT_MS);
};

const sessionOf = (driver: WebDriver, origin: string): Session => ({
  open: (path) => driver.get(origin + path),
  run: (act, ...args) => driver.executeScript(act, ...args),
  click: (selector) => click(driver, selector),
  press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  back: () => driver.navigate().back(),
  resize: async (width) => {
    await driver.manage().window().setRect({ width, height: HEIGHT });
  },
  consoleErrors: [],
  close: async () => {
    await driver.executeScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Cancels the open requests of the page.
    await driver.get('about:blank');
  },
});

async function stop(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}

/** Starts a virtual screen; the server chooses a free number. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(pathOf('xvfb'), ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

/**
 * WebKitGTK, the engine of Safari, through classic WebDriver. It needs a screen.
 *
 * It takes seconds to start and caches nothing, so all tests share its one window; storage is cleared between them.
 */
export const webkit: Launch = async ({ origin }) => {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display };
  const server = spawn(pathOf('webkit'), [`--port=${port}`], { env, stdio: 'ignore' });
  await untilListening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true })
    .build();
  return {
    newSession: async () => sessionOf(driver, origin),
    close: async () => {
      await driver.quit();
      await stop(server);
      await stop(screen);
    },
  };
};
