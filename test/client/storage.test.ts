import { afterEach, describe, expect, it, vi } from "vitest";
import { forget, recall, remember } from "../../src/client/storage.ts";

afterEach(() => vi.unstubAllGlobals());

describe("[C19] what the browser remembers", () => {
  it("lasts as long as the page where storage throws", () => {
    const blocked = () => {
      throw new Error("blocked");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(recall("a")).toBeNull();
    remember("a", { b: 1 });
    expect(recall("a")).toEqual({ b: 1 });
    forget("a");
    expect(recall("a")).toBeNull();
  });

  it("lasts as long as the page where there is no storage at all", () => {
    vi.stubGlobal("localStorage", undefined);
    remember("c", [1]);
    expect(recall("c")).toEqual([1]);
    forget("c");
  });

  it("is as if it were not there when it is no JSON", () => {
    vi.stubGlobal("localStorage", { getItem: () => "{", setItem() {}, removeItem() {} });
    expect(recall("d")).toBeNull();
  });
});
