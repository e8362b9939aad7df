import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const LASTING = {
  selector:
    'NewExpression[callee.name=/^(Pool|Client|DataSource)$/], NewExpression[callee.property.name=/^(Pool|Client|DataSource)$/]',
  message:
    'A connection that PostgreSQL closes would end the process: call makePool, makeClient or makeDataSource of libs/store/database.',
};

const FIELD = "A field says it once, with its rule: import f of '@quadrant/http', or make a field with fieldOf.";
const OPERATION =
  "Operation says it once, with its status and problems: import Operation, Id and InPath of '@quadrant/http'.";
/** What describes and checks a member of a DTO, or describes a handler. */
const DECORATORS = [
  { group: ['@nestjs/swagger'], importNamePattern: '^Api\\w*Property', message: FIELD },
  {
    group: ['@nestjs/swagger'],
    importNamePattern: '^Api(?!\\w*Property|Tags$|Exclude|\\w+Options$)',
    message: OPERATION,
  },
  { group: ['class-validator'], importNamePattern: '^[A-Z]', allowTypeImports: true, message: FIELD },
];
/** Pages are no operations: they say themselves who may open them. */
const OF_PAGES = [
  { group: ['@nestjs/common'], importNames: ['HttpCode', 'Param'], message: OPERATION },
  { group: ['@quadrant/http'], importNames: ['May', 'AllowedOnLowDisk'], message: OPERATION },
];
/** These apps answer what is published. */
const RESULTS = {
  group: ['@quadrant/rules/*'],
  importNamePattern: '^(rate|award|plan|compute|replay|admit|score|read)[A-Z]',
  allowTypeImports: true,
  message: 'These apps show what is published. Compute it in the worker, or read it from a room of libs/store.',
};

const BOUND_RULES = {
  selector: 'ImportSpecifier[imported.name="DEFAULT_RATING_RULES"]',
  message: 'Inject RATING_RULES, or import RULES_IN_FORCE of libs/store/setup: one place binds the rules.',
};
const READ_MODEL = {
  selector: 'ImportSpecifier[imported.name=/ReadModel$/]',
  message: 'Read it through a view of @quadrant/views: JSON and pages then say the same.',
};
const UNDESCRIBED_HANDLER = {
  selector:
    'ClassDeclaration:not(:has(> Decorator[expression.callee.name="ApiExcludeController"])) ' +
    'MethodDefinition:has(> Decorator[expression.callee.name=/^(Get|Post|Put|Patch|Delete)$/])' +
    ':not(:has(> Decorator[expression.callee.name="Operation"]))',
  message: 'A handler needs @Operation: it says who may call it, and what it answers.',
};
const TWO_FIELDS = {
  selector:
    'PropertyDefinition:has(> Decorator[expression.callee.object.name="f"] ~ Decorator[expression.callee.object.name="f"])',
  message: 'One decorator of f describes a member. Make a field of its own with fieldOf where it needs more.',
};

const mayNotImport = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'node_modules/', '.quadrant/', '**/*.mjs', '**/*.cjs', 'apps/web/public/'] },
  // Types, and all rules that need them, are checked by oxlint (.oxlintrc.json), in an eighth of the time. Here is what it lacks:
  // imports whose names are needed at run time because a decorator writes them down, and patterns of our own.
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    // A directive may be meant for oxlint, which reads them too.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['apps/**', 'libs/**'],
    // The room http makes fields and operations, and tells operators how it is.
    ignores: ['**/*.spec.*', 'libs/http/**'],
    rules: mayNotImport(...DECORATORS),
  },
  {
    files: ['libs/http/**'],
    ignores: ['**/*.spec.*', 'libs/http/src/fields/**'],
    rules: mayNotImport(...DECORATORS.filter(({ message }) => message === FIELD)),
  },
  {
    files: ['apps/ingest/src/**'],
    ignores: ['**/*.spec.*'],
    rules: mayNotImport(...DECORATORS, ...OF_PAGES),
  },
  {
    files: ['apps/api/src/**'],
    ignores: ['**/*.spec.*'],
    rules: mayNotImport(...DECORATORS, ...OF_PAGES, RESULTS),
  },
  {
    files: ['apps/web/src/**'],
    ignores: ['**/*.spec.*'],
    rules: mayNotImport(...DECORATORS, RESULTS),
  },
  {
    files: ['apps/**', 'libs/**'],
    ignores: [
      '**/*.spec.*',
      'libs/store/database/src/lasting-connections.ts',
      'libs/store/server/src/lasting-client.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', LASTING] },
  },
  {
    files: ['apps/**', 'libs/store/**', 'libs/http/**'],
    ignores: [
      '**/*.spec.*',
      'libs/store/database/src/lasting-connections.ts',
      'libs/store/server/src/lasting-client.ts',
      'libs/store/setup/src/rules-in-force.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', LASTING, BOUND_RULES],
    },
  },
  ...[
    ['apps/api/src/**', [READ_MODEL]],
    ['apps/ingest/src/**', []],
  ].map(([files, more]) => ({
    files: [files],
    ignores: ['**/*.spec.*'],
    rules: { 'no-restricted-syntax': ['error', LASTING, BOUND_RULES, UNDESCRIBED_HANDLER, TWO_FIELDS, ...more] },
  })),
  {
    // A script begins at its top, when a constant further down has no value yet. Functions have theirs.
    files: ['apps/web/src/client/**'],
    rules: { '@typescript-eslint/no-use-before-define': ['error', { functions: false }] },
  },
  {
    files: ['libs/rules/**'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Buffer', 'process', 'setImmediate', 'global', '__dirname', '__filename', 'require'].map((name) => ({
          name,
          message: 'Browsers run the rules and do not have it. For bytes and hex see libs/rules/tournament/src/hex.ts.',
        })),
      ],
    },
  },
);
