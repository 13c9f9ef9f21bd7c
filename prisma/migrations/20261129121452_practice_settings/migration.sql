-- CreateEnum
CREATE TYPE "AnswerTime" AS ENUM ('usual', 'longer', 'double', 'none');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "answerTime" "AnswerTime" NOT NULL DEFAULT 'usual',
ADD COLUMN     "inWriting" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "measuresSpeech" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "oneThing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "readsAloud" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "widerSpacing" BOOLEAN NOT NULL DEFAULT false;
