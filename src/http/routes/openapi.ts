import { z } from "zod";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

/** Where the build leaves the document among the client's files. */
export const DOCUMENT_FILE = "openapi.json";

/** The document is written when the project is built (`openapi/describe.ts`), so that the Worker carries no generator. */
export const served = [
  route(
    {
      method: "get",
      path: "/api/openapi.json",
      id: "openApi",
      summary: "This document",
      who: "anyone",
      answers: { 200: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }) },
    },
    async (c) => {
      const built = await c.env.ASSETS.fetch(new URL(`/${DOCUMENT_FILE}`, c.req.url));
      if (!built.ok) return problem("not-found", "The document is made by npm run build.");
      return new Response(built.body, { headers: { "Content-Type": "application/json" } });
    },
  ),
];
