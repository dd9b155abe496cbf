import { parentPort, workerData } from "node:worker_threads";
import { buildLanguage, type Task } from "./build.ts";

/** A thread that builds the dictionaries of one language. */
parentPort!.postMessage(buildLanguage(workerData as Task));
