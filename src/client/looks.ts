/**
 * How the page looks, as attributes of its root: set once before the first paint (`early.ts`) and again whenever a
 * choice changes. Small, because it stands in the way of that paint.
 */
export const LOOKS = ["auto", "light", "dark"] as const;
export const CONTRASTS = ["auto", "more"] as const;
export const MOTIONS = ["auto", "less"] as const;

export interface Looks {
  readonly look: (typeof LOOKS)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
}

export function readLooks(kept: unknown): Looks {
  const { look, contrast, motion } = (kept ?? {}) as Partial<Record<keyof Looks, unknown>>;
  return {
    look: LOOKS.find((each) => each === look) ?? "auto",
    contrast: CONTRASTS.find((each) => each === contrast) ?? "auto",
    motion: MOTIONS.find((each) => each === motion) ?? "auto",
  };
}

export function showLooks({ look, contrast, motion }: Looks): void {
  const { dataset } = document.documentElement;
  dataset.look = look;
  dataset.contrast = contrast === "more" || matchMedia("(prefers-contrast: more)").matches ? "more" : "auto";
  dataset.motion = motion;
  // The bar of the browser around the page takes the paper's colour.
  const isDark = look === "dark" || (look === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", isDark ? "#191612" : "#f6f1e7");
}
