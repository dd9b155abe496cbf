import { type Browser, type BrowserServer, chromium, type Page } from "playwright-core";

/** The browser named in the environment (`CHROMIUM`), else the one inside an npm package; never a download. */
const settings = async () => ({
  executablePath: process.env.CHROMIUM ?? (await packaged()),
  args: ["--no-sandbox"],
});

export const launch = async (): Promise<Browser> => chromium.launch(await settings());

/** A browser that several processes use; whoever opens a context in it sees nobody else's. */
export const launchShared = async (): Promise<BrowserServer> =>
  chromium.launchServer({ ...(await settings()), host: "127.0.0.1" });

export const connect = (address: string): Promise<Browser> => chromium.connect(address);

/**
 * The package brings the libraries that a bare machine lacks only where it believes to run as a cloud
 * function. Its own flags are not used: they turn off the site isolation that the tests rely on.
 */
async function packaged(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: sparticuz } = await import("@sparticuz/chromium");
  return sparticuz.executablePath();
}

/** What takes longer is a clock, not something that comes into sight. */
const LONGEST_ANIMATION_MS = 3000;

/**
 * Brings everything that moves to an end there at once: a text that fades in has no colour of its own yet. They are not
 * waited for, since a page that nobody looks at may draw no frames.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime) <= longest) animation.finish();
    }
  }, LONGEST_ANIMATION_MS);
}
