// A short, soft sound: it is your turn.

export function chime(): void {
  try {
    const audio = new AudioContext();
    [660, 880].forEach((pitch, k) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = audio.currentTime + 0.14 * k;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.5);
    });
  } catch {
    // A browser without sound still plays.
  }
}
