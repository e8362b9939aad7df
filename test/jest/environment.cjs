// Runs spec files in the context of the worker itself, so that errors, arrays and classes of packages (runtime.cjs) and
// of specs are the same. After a spec file, its changes to the global object and the environment are removed.
const { AsyncLocalStorage } = require('node:async_hooks');
const { ModuleMocker } = require('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');

function forgetFunctions({ hooks, children }) {
  for (const each of [...hooks, ...children]) {
    if (each.type === 'describeBlock') forgetFunctions(each);
    else each.fn = each.asyncError = each.errors = null;
  }
}

const timerConfig = { idToRef: (id) => ({ id, ref: () => this, unref: () => this }), refToId: (timer) => timer?.id };

/**
 * Once used, each storage takes part in every promise until it is disabled, and jest makes one for each spec file. With
 * 240 files in three workers, the last files would pay for 80 of them.
 */
const storages = new Set();
for (const method of ['run', 'enterWith']) {
  const use = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...values) {
    storages.add(this);
    return use.apply(this, values);
  };
}

function disableStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

/** Packages store there what our classes declare, and these classes are loaded once per worker. */
const OF_PACKAGES = new Set(['typeormMetadataArgsStorage', 'classValidatorMetadataStorage']);

module.exports = class SharedContextEnvironment {
  constructor({ projectConfig: config }) {
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.env = { ...process.env };
    const global = (this.global = globalThis);
    for (const [name, value] of Object.entries({
      'jest-native-promise': Promise,
      'jest-native-now': Date.now.bind(Date),
      'jest-native-read-file': require('node:fs').readFileSync,
      'jest-native-write-file': require('node:fs').writeFileSync,
      'jest-native-exists-file': require('node:fs').existsSync,
    })) {
      global[Symbol.for(name)] ??= value;
    }
    Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  /**
   * An object that outlives a spec file, such as a timer that no application stops, knows in which hook or test it
   * began. So it would keep all modules of the file: 25 MB of each, which the garbage collector examines for all later
   * ones.
   */
  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'teardown') forgetFunctions(rootDescribeBlock);
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    disableStorages();
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!(name in this.before) && !OF_PACKAGES.has(name)) Reflect.deleteProperty(globalThis, name);
    }
    for (const name of Reflect.ownKeys(this.before)) {
      if (this.before[name].configurable) Object.defineProperty(globalThis, name, this.before[name]);
    }
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
