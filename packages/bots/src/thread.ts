/**
 * What a thread of bots may take: it lives on far less, and left alone its memory would grow to twice as much before it is
 * tidied. With half of this it is tidied twice as often, and each time code that was made fast is thrown away with it.
 * For `resourceLimits` of a worker thread.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 } as const;
