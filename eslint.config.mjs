import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const LASTING = {
  selector:
    'NewExpression[callee.name=/^(Pool|Client|DataSource)$/], NewExpression[callee.property.name=/^(Pool|Client|DataSource)$/]',
  message:
    'A connection that PostgreSQL closes would end the process: call makePool, makeClient or makeDataSource of libs/store/database.',
};

const FIELD = "A field says it once, with its rule: import f of '@quadrant/http', or make a field with fieldOf.";
/** What describes and checks a member of a DTO. */
const DECORATORS = [
  {
    group: ['@nestjs/swagger'],
    importNames: ['ApiProperty', 'ApiPropertyOptional', 'ApiResponseProperty'],
    message: FIELD,
  },
  { group: ['class-validator'], importNamePattern: '^[A-Z]', allowTypeImports: true, message: FIELD },
];

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
    ignores: ['**/*.spec.*', 'libs/http/src/fields/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: DECORATORS }] },
  },
  {
    files: ['apps/api/src/**', 'apps/web/src/**'],
    ignores: ['**/*.spec.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            ...DECORATORS,
            {
              group: ['@quadrant/rules/*'],
              importNamePattern: '^(rate|award|plan|compute|replay|admit|score|read)[A-Z]',
              allowTypeImports: true,
              message:
                'These apps show what is published. Compute it in the worker, or read it from libs/store/reading or libs/store/explanations.',
            },
          ],
        },
      ],
    },
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
      'no-restricted-syntax': [
        'error',
        LASTING,
        {
          selector: 'ImportSpecifier[imported.name="DEFAULT_RATING_RULES"]',
          message: 'Inject RATING_RULES, or import RULES_IN_FORCE of libs/store/setup: one place binds the rules.',
        },
      ],
    },
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
