/** Why a microphone cannot be had. */
export type NoMicrophone = 'not allowed' | 'no microphone';

/** By the names of getUserMedia's errors (Media Capture and Streams); `undefined` where it is something else that failed. */
export function whyNoMicrophone(error: unknown): NoMicrophone | undefined {
  switch (error instanceof DOMException ? error.name : undefined) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'not allowed';
    case 'NotFoundError':
    case 'NotReadableError':
    case 'OverconstrainedError':
      return 'no microphone';
    default:
      return undefined;
  }
}
