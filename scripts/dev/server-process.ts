import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'dev-server.ts');

/** A server in a process of its own, which is replaced at each restart. */
export class ServerProcess {
  readonly #variables: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #starting: Promise<readonly string[] | null> = Promise.resolve(null);

  constructor(variables: NodeJS.ProcessEnv) {
    this.#variables = variables;
  }

  /** Resolves when the current start has ended, with the server's introduction, or null if it has failed. */
  get started(): Promise<readonly string[] | null> {
    return this.#starting;
  }

  start(): Promise<readonly string[] | null> {
    this.#starting = this.#replace();
    return this.#starting;
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Kills the old server, which is quick and loses nothing: each write is confirmed after its commit. */
  async #replace(): Promise<readonly string[] | null> {
    await this.#end('SIGKILL');
    // Detached, so that a Ctrl-C in the terminal reaches only the process above, which stops this one first.
    const child = spawn(process.execPath, [script], {
      env: this.#variables,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    this.#child = child;
    return new Promise((resolve) => {
      child.once('message', (introduction) => resolve(introduction as readonly string[]));
      child.once('exit', () => resolve(null));
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
