/** In development mocks.development.ts takes the place of this file, so that a production build has no bank. */
export async function startMocks(): Promise<void> {
  // There are no mocks in production.
}
