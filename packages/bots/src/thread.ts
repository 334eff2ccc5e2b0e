/**
 * What a thread of bots may take: it lives on far less, and left alone its memory would grow to twice as much before it is
 * tidied. For `resourceLimits` of a worker thread.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 } as const;
