import { circle, rect, ring, shape, stroke } from './shapes'

/** A window with a title bar, the background of screen content. */
const screen = (x: number, y: number, width: number, height: number) => [
  rect(x, y, width, height, 'card', 14),
  shape(`M${x} ${y + 44}v-30a14 14 0 0 1 14-14h${width - 28}a14 14 0 0 1 14 14v30z`, 'green'),
  circle(x + 26, y + 22, 7, 'amber'),
  circle(x + 50, y + 22, 7, 'mist'),
]

const server = (y: number) => [
  rect(60, y, 220, 84, 'card', 12),
  rect(84, y + 34, 96, 14, 'mist'),
  circle(226, y + 41, 9, 'green'),
  circle(252, y + 41, 9, 'amber'),
]

/** Pictures of the technical roles, drawn in a field of 480 by 380. */
export const TECHNOLOGY = {
  'software-engineer': [
    ...screen(20, 30, 440, 320),
    rect(60, 110, 120, 16, 'green'),
    rect(200, 110, 70, 16, 'leaf'),
    rect(100, 150, 180, 16, 'mist'),
    rect(100, 190, 90, 16, 'amber'),
    rect(210, 190, 130, 16, 'mist'),
    rect(140, 230, 150, 16, 'leaf'),
    rect(100, 270, 60, 16, 'green'),
    rect(60, 308, 40, 16, 'green'),
    rect(180, 266, 10, 26, 'clay', 2),
  ],
  'frontend-developer': [
    ...screen(20, 30, 440, 320),
    rect(50, 100, 250, 26, 'ink'),
    rect(50, 142, 180, 16, 'mist'),
    rect(50, 176, 110, 38, 'amber', 19),
    circle(380, 156, 54, 'sand'),
    shape('M338 190l34-48 24 28 16-18 26 38z', 'leaf'),
    rect(50, 244, 116, 80, 'mist', 10),
    rect(182, 244, 116, 80, 'sand', 10),
    rect(314, 244, 116, 80, 'mist', 10),
  ],
  'backend-developer': [
    ...server(40),
    ...server(144),
    ...server(248),
    stroke('M280 82h60v92M280 186h60M280 290h60v-92', 'ink', 7),
    shape('M340 150v92c0 40 120 40 120 0v-92z', 'leaf'),
    shape('M340 150a60 26 0 0 0 120 0a60 26 0 0 0-120 0z', 'green'),
    stroke('M340 196c0 34 120 34 120 0', 'card', 6),
  ],
  'mobile-app-developer': [
    rect(150, 0, 190, 370, 'ink', 34),
    rect(164, 34, 162, 296, 'card', 12),
    rect(216, 14, 58, 8, 'leaf', 4),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1].map((column) =>
        rect(
          184 + column * 66,
          60 + row * 66,
          54,
          54,
          (['green', 'amber', 'mist'] as const)[(row + column) % 3] ?? 'mist',
          14,
        ),
      ),
    ),
    rect(184, 272, 120, 36, 'green', 18),
    stroke('M60 120c-30 40-30 90 0 130M100 150c-16 24-16 52 0 74', 'amber', 9),
    stroke('M430 120c30 40 30 90 0 130M390 150c16 24 16 52 0 74', 'amber', 9),
  ],
  'devops-engineer': [
    stroke('M240 190C190 110 60 90 60 190s130 80 180 0 180-100 180 0-130 80-180 0z', 'green', 34),
    stroke('M330 128c50-14 90 8 90 62', 'amber', 34),
    shape('M388 196h64l-32 44z', 'amber'),
    rect(80, 300, 84, 50, 'card', 10),
    rect(198, 300, 84, 50, 'card', 10),
    rect(316, 300, 84, 50, 'card', 10),
    stroke('M164 325h34M282 325h34', 'ink', 6),
    stroke('M106 326l10 10 20-22M224 326l10 10 20-22', 'green', 7),
    circle(358, 325, 10, 'amber'),
  ],
  'data-analyst': [
    stroke('M50 40v290h390', 'ink', 8),
    rect(90, 230, 56, 96, 'mist'),
    rect(170, 180, 56, 146, 'leaf'),
    rect(250, 204, 56, 122, 'mist'),
    rect(330, 110, 56, 216, 'green'),
    stroke('M118 190l80-54 80 30 84-104', 'amber', 10),
    circle(118, 190, 13, 'amber'),
    circle(198, 136, 13, 'amber'),
    circle(278, 166, 13, 'amber'),
    circle(362, 62, 13, 'clay'),
  ],
  'data-scientist': [
    stroke('M50 40v290h390', 'ink', 8),
    ...[
      [100, 290],
      [130, 250],
      [170, 276],
      [190, 226],
      [226, 240],
      [250, 184],
      [292, 196],
      [306, 140],
      [350, 150],
      [372, 96],
      [412, 106],
    ].map(([x = 0, y = 0]) => circle(x, y, 12, 'leaf')),
    stroke('M84 312C200 280 260 210 420 66', 'amber', 10),
    ring(150, 100, 44, 'clay', 7),
    circle(138, 92, 10, 'clay'),
    circle(164, 108, 10, 'clay'),
  ],
} as const
