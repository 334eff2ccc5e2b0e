/** What every word game can say. A game adds its own and may change these. */
export const PHRASES = {
  drewForStart: '{seat} draws {face} to see who starts.',
  starts: '{seat} starts.',
  laid: '{seat} lays {words}.',
  passed: '{seat} passes.',
  timeUp: "{seat}'s time is up.",
  traded: '{seat} trades {count}.',
  skipped: '{seat} loses this turn.',
  resigned: '{seat} resigns.',
  challenged: '{seat} challenges {words}.',
  challengeWon: '{words} is not in the dictionary: the play is taken back.',
  challengeLost: '{words} is good.',
  voteAsked: '{seat} asks the table to accept {words}.',
  voteWon: 'The table accepts {words}.',
  voteLost: 'The table does not accept {words}.',
  'moved deck hand': '{seat} draws {cards}.',
  'moved row hand': '{seat} takes {cards} from the row.',
} as const;
