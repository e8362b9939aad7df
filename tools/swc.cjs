// How swc compiles our TypeScript, for the build and for jest alike. tsc only checks types.
exports.compileOptions = (file, module) => ({
  swcrc: false,
  configFile: false,
  filename: file,
  module: { type: module },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx: file.endsWith('x') },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic', importSource: 'preact' },
    },
  },
});
