import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/', '.quadrant/', '**/*.mjs', '**/*.cjs', 'apps/web/public/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['apps/api/src/**', 'apps/web/src/**'],
    ignores: ['**/*.spec.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
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
    files: ['apps/**', 'libs/store/**', 'libs/http/**'],
    ignores: ['**/*.spec.*', 'libs/store/setup/src/rules-in-force.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
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
  // Nest modules are often nothing but their decorator.
  { files: ['**/*.module.ts'], rules: { '@typescript-eslint/no-extraneous-class': 'off' } },
  // supertest's `body` is `any` by declaration.
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
