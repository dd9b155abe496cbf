import { type Browser, chromium, type Page } from "playwright-core";

/** The browser named in the environment (`CHROMIUM`), else the one inside an npm package; never a download. */
export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? (await packaged()),
    args: ["--no-sandbox"],
  });
}

/**
 * The package brings the libraries that a bare machine lacks only where it believes to run as a cloud
 * function. Its own flags are not used: they turn off the site isolation that the tests rely on.
 */
async function packaged(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: sparticuz } = await import("@sparticuz/chromium");
  return sparticuz.executablePath();
}

/** Waits until everything that moves to an end has come to it: a text that fades in has no colour of its own yet. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
