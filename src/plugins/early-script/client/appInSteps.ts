// React's own code is the first step.
import 'react-dom/client';

/** Ends the task, so that the browser handles what the reader did before the next step. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

/** Runs the code of the app in several tasks: in one, it blocks a slow phone for a fifth of a second. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'app-entry');
}

start();
