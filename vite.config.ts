import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{laws,notation,questions,speech,play,storage,app,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['test/journeys/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
