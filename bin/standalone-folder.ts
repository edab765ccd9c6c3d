export async function completeStandalone(): Promise<void> {}
